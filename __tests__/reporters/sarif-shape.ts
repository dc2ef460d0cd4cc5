/** The members of SARIF 2.1.0 that errors.sarif uses, closed: a name that the standard does not know fails. */
const text = { type: 'string', minLength: 1 }
const properties = { type: 'object' }
const object = (members: Record<string, unknown>, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties: members,
})
const message = object({ text, markdown: text }, ['text'])
const level = { enum: ['none', 'note', 'warning', 'error'] }
const natural = { type: 'integer', minimum: 1 }

const rule = object(
  {
    id: text,
    name: text,
    shortDescription: message,
    fullDescription: message,
    help: message,
    defaultConfiguration: object({ level }),
    properties,
  },
  ['id'],
)
const region = object({ startLine: natural, endLine: natural, startColumn: natural }, ['startLine'])
const artifactLocation = object({ uri: { type: 'string', pattern: "^[A-Za-z0-9%._~!*'()/-]+$" }, uriBaseId: text }, [
  'uri',
])
const location = object({
  physicalLocation: object({ artifactLocation, region }, ['artifactLocation']),
  logicalLocations: { type: 'array', items: object({ name: text, kind: text }) },
})
const result = object(
  {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: 0 },
    level,
    message,
    locations: { type: 'array', minItems: 1, maxItems: 100, items: location },
    partialFingerprints: { type: 'object', additionalProperties: text },
    properties,
  },
  ['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints'],
)
const run = object(
  {
    tool: object(
      {
        driver: object(
          {
            name: text,
            informationUri: { type: 'string', pattern: '^https://' },
            rules: { type: 'array', uniqueItems: true, items: rule },
          },
          ['name', 'rules'],
        ),
      },
      ['driver'],
    ),
    automationDetails: object({ id: text }),
    invocations: {
      type: 'array',
      items: object(
        {
          executionSuccessful: { type: 'boolean' },
          exitCode: { type: 'integer' },
        },
        ['executionSuccessful'],
      ),
    },
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: { type: 'array', maxItems: 5000, items: result },
  },
  ['tool', 'results'],
)

export const SARIF_SHAPE = object(
  {
    $schema: { type: 'string', pattern: 'sarif-2\\.1\\.0\\.json$' },
    version: { const: '2.1.0' },
    runs: { type: 'array', minItems: 1, items: run },
  },
  ['$schema', 'version', 'runs'],
)
