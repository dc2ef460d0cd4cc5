export function buildExtension(target: string): Promise<void>
