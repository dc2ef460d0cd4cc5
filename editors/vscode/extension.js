// Starts `conductor lsp` for YAML. The server itself decides which files are workflow files, and says nothing about others.
const { workspace } = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

let client

exports.activate = async () => {
  const [command, ...args] = workspace.getConfiguration('conductor').get('command')
  const options = {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
    synchronize: { fileEvents: workspace.createFileSystemWatcher('**/*.{yaml,yml}') },
  }
  client = new LanguageClient('conductor', 'conductor', { command, args: [...args, 'lsp'] }, options)
  await client.start()
}

exports.deactivate = () => client?.stop()
