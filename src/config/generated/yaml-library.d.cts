/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
declare const load: () => typeof import('yaml')
export default load
