/** Bounds that no workflow file sets. */
export const ENGINE_DEFAULTS = {
  /** A cancelled process tree has 2 s, `finally` the rest of 5 s: what is left of it then is ended within them too. */
  finallyBudgetMs: 4000,
  finallyGraceMs: 500,
} as const
