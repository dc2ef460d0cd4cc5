import { EVENT_TYPES } from '../core/event-types.js'

/**
 * Keys of the formats that this program writes and reads back. They are the same in every run, so they give nothing
 * away, even when one of them is registered as a mask. Without them an event could not be read.
 */
export const OWN_KEYS: ReadonlySet<string> = new Set([
  ...Object.values(EVENT_TYPES).flatMap(({ fields }) => Object.keys(fields)),
  ...[
    'type timestamp run_id seq replayed',
    // Items, envelopes, gates, and outputs as events have them.
    'group index key value kind message details label prompt_for',
    'stdout stderr stdout_truncated stderr_truncated outputs errors results count exception_type command field template',
    'position line column available_fields available_fields_total all_fields cause source original_message failed_field',
    'expected excerpt waited_seconds selected additional_input provider model input_tokens output_tokens',
    // Dead letters and their files.
    'schema_version name callers groups completed cwd inputs context settled redrives',
    // What a resume sees again: options of the run.
    'instructions caller workspace',
  ].flatMap((keys) => keys.split(' ')),
])

/** Words of the messages that the engine makes of a failed command; like the keys, they give nothing away. */
export const MESSAGE_WORDS: ReadonlySet<string> = new Set('exited with code ended bash pwsh python'.split(' '))
