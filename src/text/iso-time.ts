let second = Number.NaN
let secondText = ''

/** A moment as `Date.toISOString` writes it, which asks for the time zone of the machine when it is first called: 0.25 ms. */
export function isoTime(ms: number): string {
  const whole = Math.trunc(ms)
  const seconds = Math.floor(whole / 1000)
  // Most of many moments are in the second of the one before.
  if (seconds !== second) {
    const moment = new Date(whole)
    const year = moment.getUTCFullYear()
    if (!(year >= 0 && year <= 9999)) return moment.toISOString()
    second = seconds
    secondText = toTheSecond(moment, year)
  }
  return `${secondText}.${digits(whole - seconds * 1000, 3)}Z`
}

function toTheSecond(moment: Date, year: number): string {
  const date = `${digits(year, 4)}-${digits(moment.getUTCMonth() + 1)}-${digits(moment.getUTCDate())}`
  return `${date}T${digits(moment.getUTCHours())}:${digits(moment.getUTCMinutes())}:${digits(moment.getUTCSeconds())}`
}

/** The same as names of files have it, to the second: `20260102T030405Z`. */
export function stampOf(ms: number): string {
  return `${isoTime(ms).slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`
}

function digits(value: number, count = 2): string {
  return String(value).padStart(count, '0')
}
