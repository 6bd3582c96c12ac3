/** The names of a record in the order in which their values came: one that went and came again is the last. */
export class CameIn {
  private before: Readonly<Record<string, unknown>> = {};
  private names: string[] = [];

  follow(now: Readonly<Record<string, unknown>>): void {
    const stayed = this.names.filter(name => now[name] !== undefined && now[name] === this.before[name]);
    const came = Object.keys(now).filter(name => now[name] !== undefined && !stayed.includes(name));
    this.names = [...stayed, ...came];
    this.before = { ...now };
  }

  get order(): readonly string[] {
    return this.names;
  }
}
