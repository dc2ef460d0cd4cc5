/** Bounds that no workflow file sets. */
export const ENGINE_DEFAULTS = {
  /** A cancelled process tree has 2 s, `finally` the rest of 5 s. */
  finallyBudgetMs: 4500,
} as const
