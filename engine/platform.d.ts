// What the engine takes from its surroundings besides the language itself. Browsers, workers and Node all have it.
// Only engine/tsconfig.json includes this file; everywhere else the real types of the surroundings count.
declare function atob(text: string): string
declare function btoa(text: string): string
