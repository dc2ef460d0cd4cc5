import { cpSync } from 'node:fs'
import path from 'node:path'
import type { ArtifactPlace, ArtifactStore, FoundArtifact, UploadRequest } from '../../src/adapters/artifact.js'
import { err, ok, type Result } from '../../src/core/result.js'
import { temporaryFolder } from '../support/folders.js'

/** Artifacts as folders of this machine; both services list all of them, or those of one workflow run if `run` is set. */
export class KeptArtifacts implements ArtifactStore {
  readonly kept: { readonly id: number; name: string; readonly folder: string; readonly run: number }[] = []
  /** The workflow run that uploads; 0 if runs are not told apart. */
  run = 0
  /** Names of artifacts that the runner's own service does not list: those of earlier attempts. */
  hidden: readonly string[] = []
  /** Returns why the service refuses; by the name of the artifact, or `list`, `public list` and `sign`, a download by the runner's service. */
  refuses: (what: string) => string | null = () => null

  async upload({ name, folder, without }: UploadRequest): Promise<Result<{ readonly id: number }, string>> {
    if (this.kept.some((one) => one.name === name && one.run === this.run))
      return err('an artifact with this name already exists (409)')
    const copy = temporaryFolder()
    const skipped = without === undefined ? null : path.join(folder, without)
    cpSync(folder, copy, { recursive: true, filter: (file) => file !== skipped })
    const id = this.kept.length + 1
    this.kept.push({ id, name, folder: copy, run: this.run })
    return ok({ id })
  }

  async list(place: ArtifactPlace | null): Promise<Result<readonly FoundArtifact[], string>> {
    const why = this.refuses(place === null ? 'list' : 'public list')
    const listed = this.kept.filter(({ run }) => this.run === 0 || run === (place?.runId ?? this.run))
    const shown = listed.filter(({ name }) => place !== null || !this.hidden.includes(name))
    return why === null ? ok(shown.map(({ id, name }) => ({ id, name, size: 1, digest: null }))) : err(why)
  }

  async download({ id, name }: FoundArtifact, at: ArtifactPlace | null, to: string): Promise<Result<string, string>> {
    const found = this.kept.find((one) => one.id === id)
    const unsigned = at === null ? this.refuses('sign') : null
    const why = found === undefined ? 'not found' : (unsigned ?? this.refuses(name))
    if (why !== null) return err(why)
    cpSync(found?.folder ?? '', to, { recursive: true })
    return ok(to)
  }

  async unpack(): Promise<Result<string, string>> {
    return err('nothing was fetched')
  }
}
