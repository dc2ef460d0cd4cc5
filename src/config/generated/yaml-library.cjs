/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
'use strict'
module.exports = () => require('yaml')
