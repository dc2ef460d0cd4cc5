import validators from '../generated/validate-parts.cjs'

/** The validators of groups, of policies, and of every type of node but `script` and `set`: a room of its own in the bundle. */
export function partValidators(): typeof validators {
  return validators
}
