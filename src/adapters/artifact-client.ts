import { BearerCredentialHandler } from '@actions/http-client/lib/auth'

// A separate chunk, loaded only for uploads and downloads.
export { DefaultArtifactClient } from '@actions/artifact'

/** Host of the first request of each client. */
const ownHost = new WeakMap<BearerCredentialHandler, string>()
const addToken = BearerCredentialHandler.prototype.prepareRequest

// The client follows redirects, and would send its token to every host on the way.
BearerCredentialHandler.prototype.prepareRequest = function (options) {
  const host = `${options.host}:${options.port}`
  if (!ownHost.has(this)) ownHost.set(this, host)
  if (ownHost.get(this) === host) addToken.call(this, options)
}
