import { subscribe } from 'node:diagnostics_channel'
import { ClientRequest } from 'node:http'

// A separate chunk, loaded only for uploads and downloads.
export { DefaultArtifactClient } from '@actions/artifact'

// The client follows redirects, and would send its token to every host on the way. At this event nothing has been sent yet.
subscribe('http.client.request.start', (message) => {
  const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: service = '' } = process.env
  const request = typeof message === 'object' && message !== null && 'request' in message ? message.request : null
  if (!(request instanceof ClientRequest) || request.getHeader('authorization') !== `Bearer ${token}`) return
  if (request.getHeader('host') !== new URL(service).host)
    request.destroy(new Error('the artifact service redirects to another host, which must not get the token'))
})
