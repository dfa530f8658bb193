/** A socket without a network: it keeps what it is sent, and says what a test wants. */
import { vi } from "vitest";

export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  /** The server is there, and says something. */
  answer(...said: object[]): void {
    this.onopen?.();
    for (const each of said) this.tell(each);
  }

  tell(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }

  /** The wire breaks, or the server closes it with a reason. */
  break(code = 1006): void {
    this.onclose?.({ code });
  }

  get messages(): Record<string, unknown>[] {
    return this.sent.map((text) => JSON.parse(text));
  }
}

/** The socket that was opened last. */
export function lastSocket(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket;
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
}
