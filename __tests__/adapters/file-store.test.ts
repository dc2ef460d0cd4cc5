import { createFileStore } from '../../src/adapters/file-store.js'
import { fileStoreContract } from '../contracts/file-store.js'

fileStoreContract('the store over node:fs', createFileStore)
