// Where the tables stand that the loops of `byte-vectors-code.ts` read, and what is in them.

/** The table for single bytes has one bit for what is found like a window, the others for what is only told of. */
export const SEPARATOR = 1
export const ODD = 0xfe
/** Where the tables of `scan` stand: for the first, second and third byte of a window and for single bytes. */
export const TABLES = 0
/** What each byte is to a name: the parts of one, what may stand behind it, and the separators. */
export const CLASSES = 256
export const NAME = 1
export const GAP = 2
export const QUOTE = 3
export const MARK = 4
/** The windows, and the stems of names that tell something, by numbers that are made of their three bytes: 1 for each that there is. */
export const KEYS = 1 << 15
export const WINDOWS = 512
export const STEMS = WINDOWS + KEYS
/** Where what else is needed may stand. */
export const BEHIND_TABLES = STEMS + KEYS
/** No name is longer. */
export const LONGEST_NAME = 64
/** A longer sequence that begins like one that sets a colour is taken for something else. */
export const LONGEST_SEQUENCE = 32
