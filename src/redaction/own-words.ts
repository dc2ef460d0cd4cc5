/**
 * Keys of the formats that this program writes and reads back. They are the same in every run, so they give nothing
 * away, even when one of them is registered as a mask. Without them an event could not be read.
 */
export const OWN_KEYS: ReadonlySet<string> = new Set(
  [
    // Places, events and errors.
    'type scope node visit attempt node_type item group index key value workflow file input metadata resumed output',
    'duration_ms exit_code usage hash to status termination_reason terminated_by is_explicit partial kind delay_seconds',
    'deadline route from policy action retries_exhausted started group_type total max_concurrent succeeded failed',
    'input_digest path error id state keep policy_name allowed reason mode decision message title labels assignees',
    'prompt options label prompt_for hook result code envelope details origin typed frames attempts stderr_tail outcome',
    'error_type failed_node signal gate errors_path errors_write_error timestamp run_id seq replayed',
    // Outputs of nodes as the engine makes them, and details of its own kinds.
    'stdout stderr stdout_truncated stderr_truncated outputs errors results count exception_type command field template',
    'position line column available_fields available_fields_total all_fields cause source original_message failed_field',
    'expected excerpt waited_seconds selected additional_input provider model input_tokens output_tokens',
    // Dead letters and their files.
    'schema_version name callers groups completed cwd inputs context settled redrives',
    // What a resume sees again: options of the run, answers to questions.
    'instructions caller workspace answers',
  ]
    .join(' ')
    .split(' '),
)

/** Words of the messages that the engine makes of a failed command; like the keys, they give nothing away. */
export const MESSAGE_WORDS: ReadonlySet<string> = new Set('exited with code ended bash pwsh python'.split(' '))
