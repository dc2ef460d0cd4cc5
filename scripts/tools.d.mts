export function findTool(name: string): string | null
export function findNode(major: number): string | null
export const windowsFolder: string
export function findWine(): string | null
