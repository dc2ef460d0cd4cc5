import { expect, test } from 'vitest'
import { sortText, sortYamlFile } from '../../src/config/load/file-sorts.js'

const ENTRY = 'workflow: { name: w, entry_point: a }\n'

test.each([
  ['a workflow', ENTRY, 'workflow'],
  ['a typo in its first key', 'workfow: { name: w, entry_point: a }\n', 'workflow'],
  ['another case', 'Workflow: { name: w }\n', 'workflow'],
  ['a letter missing in agents', 'agnts: []\n', 'workflow'],
  ['two letters of nodes exchanged', 'ndoes: []\n', 'workflow'],
  ['nodes alone', 'nodes: []\n', 'workflow'],
  ['one agent', 'agent: { name: a }\n', 'workflow'],
  ['an entry point at the top', 'entrypoint: a\n', 'workflow'],
  ['scenarios', 'workflow: a.yaml\nscenarios: []\n', 'scenarios'],
  ['a typo in scenarios', 'workflow: a.yaml\nscenaros: []\n', 'scenarios'],
  ['the path of a workflow', 'workflow: a.yaml\ncases: []\n', 'scenarios'],
  ['a tab', 'workflow:\n\tname: w\n', 'broken'],
  ['a duplicate key', `${ENTRY}agents: []\nagents: []\n`, 'broken'],
  ['a bracket that is not closed', 'a: [1\n', 'broken'],
  ['nothing', '', 'broken'],
  ['comments only', '# later\n', 'broken'],
  ['a duplicate key of somebody else', 'services: {}\nservices: {}\n', 'broken'],
  ['services', 'services: {}\n', 'other'],
  ['a list', '- 1\n', 'other'],
  ['notes, which are no nodes', 'notes: none\n', 'other'],
  ['models of dbt, which are no nodes', 'version: 2\nmodels: []\n', 'other'],
  ['events, which are no agents', 'events: []\n', 'other'],
  ['a workflow of GitHub', 'name: ci\non: push\njobs: {}\nworkflow: x\n', 'other'],
  ['workflows of CircleCI', 'version: 2.1\norbs: {}\nworkflows: {}\n', 'other'],
  ['nodes of Kubernetes', 'apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nnodes: []\n', 'other'],
  ['several documents', 'kind: A\n---\nkind: B\n', 'other'],
  ['tags of CloudFormation', 'Resources: { A: !Ref B }\n', 'other'],
  ['a number as a key', '1: a\n', 'other'],
])('%s', (_, text, expected) => {
  expect(sortYamlFile(Buffer.from(text))).toBe(expected)
})

test.each([
  ['a workflow', ENTRY, 'workflow'],
  ['scenarios', 'scenarios: []\n', 'scenarios'],
  ['anything else', 'tests: []\n', 'quarantine'],
])('an editor opens quarantine.yaml with %s', (_, text, expected) => {
  expect(sortText('quarantine.yaml', text)).toBe(expected)
})

const NODES = 'agents:\n  - name: a\n'
test.each([
  ['.gitlab-ci.yml', 'workflow:\n  name: x\n  rules:\n    - if: $CI\nbuild: { script: [make] }\n'],
  ['pipeline.yml', 'agents:\n  queue: default\nsteps: []\n'],
  ['bitrise.yml', 'format_version: "11"\nworkflows:\n  primary: {}\n'],
  ['config.yml', 'version: 2.1\nsetup: true\nworkflows:\n  all: {}\n'],
  ['load.test.yaml', 'config: { target: x }\nscenarios:\n  - flow: []\n'],
  ['values.test.yaml', 'replicas: 1\n'],
])('%s of another program is left alone, by the editor and in a folder', (name, text) => {
  expect([sortText(name, text), sortYamlFile(Buffer.from(text))]).toEqual([null, 'other'])
})

test.each([
  ['w.yaml', 'workflow:\n', 'workflow'],
  ['w.yaml', 'workflow:\n  na', 'workflow'],
  ['w.yaml', 'workflow:\n  name: x\n', 'workflow'],
  ['w.yaml', 'workflow:\n  name: "x\n', 'workflow'],
  ['w.yaml', `workflows:\n  name: x\n${NODES}`, 'workflow'],
  ['w.yaml', `workflow:\n  rules: 1\n${NODES}`, 'workflow'],
  ['w.yaml', `${NODES}    x: [`, 'workflow'],
  ['w.conductor.yaml', 'services: {}\n', 'workflow'],
  ['w.test.yaml', '', 'scenarios'],
  ['w.test.yaml', 'workflow: w.yaml\n', 'scenarios'],
])('a half-written %s counts in the editor: %j', (name, text, expected) => {
  expect(sortText(name, text)).toBe(expected)
})

test('encodings other than UTF-8 are broken', () => {
  expect(sortYamlFile(Buffer.from(`\ufeff${ENTRY}`, 'utf16le'))).toBe('broken')
  expect(sortYamlFile(Buffer.from([0xff, 0x00, 0x61]))).toBe('broken')
  expect(sortYamlFile(Buffer.from(`\ufeff${ENTRY}`))).toBe('workflow')
})
