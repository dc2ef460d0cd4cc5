/** The name of each room's file, and the modules through which it is entered. */
export const ROOMS: Readonly<Record<string, readonly string[]>>
