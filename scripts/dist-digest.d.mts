export function isDistCurrent(): boolean
