import type { ErrorContract, NodeContract } from '../config/contract/index.js'

/** Returns the contracts of a file and of its children. */
export function listContracts(contract: ErrorContract): readonly ErrorContract[] {
  return [contract, ...contract.children.flatMap(listContracts)]
}

/** Returns the kinds, prefixes and `*` that nodes of this name can raise. */
export function listKindsAt(contract: ErrorContract, node: string): readonly string[] {
  const nodes = listContracts(contract).flatMap((file) => file.nodes.filter((each) => isNamed(each, node)))
  return [...new Set(nodes.flatMap(({ raises }) => raises.map(({ kind }) => kind)))]
}

function isNamed({ node: label, group }: NodeContract, node: string): boolean {
  return label === node || (group !== null && label === `${group}.${node}`)
}
