import validators from '../generated/validate-parts.cjs'

/** The validators of all parts that not every file has: groups, policies, and every type of node but a script. */
export function partValidators(): typeof validators {
  return validators
}
