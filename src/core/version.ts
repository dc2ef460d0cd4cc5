/** The version of the package; held equal to package.json by a test. */
export const VERSION = '1.0.0'
