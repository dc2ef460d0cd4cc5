import { BearerCredentialHandler } from '@actions/http-client/lib/auth'

// A chunk of its own: only what uploads or downloads loads it.
export { DefaultArtifactClient } from '@actions/artifact'

/** Where the first request of a client went. */
const ownHost = new WeakMap<BearerCredentialHandler, string>()
const addToken = BearerCredentialHandler.prototype.prepareRequest

// The client follows redirects, and would give its token to every host that it comes to.
BearerCredentialHandler.prototype.prepareRequest = function (options) {
  const host = `${options.host}:${options.port}`
  if (!ownHost.has(this)) ownHost.set(this, host)
  if (ownHost.get(this) === host) addToken.call(this, options)
}
