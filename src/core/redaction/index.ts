export { secretsOfEnvironment } from './environment.js'
export { Redactor, type SecretSource } from './redactor.js'
export type { RedactingStream } from './stream.js'
export { isTellingKey } from './telling-keys.js'
