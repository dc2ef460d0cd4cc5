import { describeFileError } from '../text/error-message.js'

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** Value of a successful result that a function returns. */
export type ValueOf<F extends (...args: never[]) => unknown> = Extract<
  Awaited<ReturnType<F>>,
  { readonly ok: true; readonly value: unknown }
>['value']

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** Runs an action that may throw, such as one on files; a failure becomes its message. */
export function tryResult<T>(act: () => T): Result<T, string> {
  try {
    return ok(act())
  } catch (error) {
    return err(describeFileError(error))
  }
}

/** Runs an action that may throw; returns why it failed, or null. */
export function tryAction(act: () => void): string | null {
  const done = tryResult(act)
  return done.ok ? null : done.error
}

/** Runs an action that may throw, such as one on files; returns the fallback if it fails. */
export function tryOr<T, F>(fallback: F, act: () => T): T | F {
  const done = tryResult(act)
  return done.ok ? done.value : fallback
}

/** Makes the compiler prove that a switch over a union is complete. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
