/** Appends all items to a list. A spread in a call (`push(...items)`) fails beyond some 100,000 items, which data from outside may have. */
export function appendAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item)
}

/** Returns the largest number, or negative infinity; without a spread, see `appendAll`. */
export function findLargest(numbers: Iterable<number>): number {
  let largest = Number.NEGATIVE_INFINITY
  for (const number of numbers) largest = Math.max(largest, number)
  return largest
}

/** Returns the smallest number, or infinity; without a spread, see `appendAll`. */
export function findSmallest(numbers: Iterable<number>): number {
  let smallest = Number.POSITIVE_INFINITY
  for (const number of numbers) smallest = Math.min(smallest, number)
  return smallest
}

/** Removes the items of a list that do not fit. */
export function retain<T>(list: T[], isKept: (item: T) => boolean): void {
  const kept = list.filter(isKept)
  list.length = 0
  appendAll(list, kept)
}
