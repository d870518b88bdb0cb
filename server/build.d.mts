export function bundle(source: string, name: string): Promise<string>
