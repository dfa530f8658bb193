/** What a phone remembers while its page is loaded again; a sandboxed page may keep nothing. */

export function kept(key: string): string {
  try {
    return sessionStorage.getItem(`daifugo_${key}`) ?? "";
  } catch {
    return "";
  }
}

export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(`daifugo_${key}`, value);
  } catch {
    // Then it is typed or pressed once more.
  }
}
