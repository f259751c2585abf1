const CHINA_MS = 8 * 3_600_000

/** MM-DD HH:mm, the same on server and browser: times of work are times in China, wherever the reader sits. */
export const dueText = (at: string) => new Date(Date.parse(at) + CHINA_MS).toISOString().slice(5, 16).replace('T', ' ')
