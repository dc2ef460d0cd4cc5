import path from 'node:path'

export const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** Another build that is to be tested instead of the one in dist/; then everything starts it, also what else runs from the sources. */
export const OTHER_BUILD = process.env['CONDUCTOR_COMMAND']
