// Where the tables stand that the loops of `byte-vectors-code.ts` read, and what is in them.

/** Bits of the table for single bytes: one for separators, whose places are written, the others for bytes that are not plain text. */
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
/** Two tables by a number that is made of three bytes: 1 where they are a window, and 1 where they are the stem of a telling name. */
export const KEYS = 1 << 15
export const WINDOWS = 512
export const STEMS = WINDOWS + KEYS
/** The first address that no table uses. */
export const BEHIND_TABLES = STEMS + KEYS
/** No name is longer. */
export const LONGEST_NAME = 64
/** A longer sequence that begins like one that sets a colour is taken for something else. */
export const LONGEST_SEQUENCE = 32
