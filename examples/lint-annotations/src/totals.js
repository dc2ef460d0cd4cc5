export function totals(rows) {
  const size = rows.length
  let sum = 0
  for (const row of rows) {
    if (row.count == null) continue
    sum += row.count
  }
  return { sum }
}
