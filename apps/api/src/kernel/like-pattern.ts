/** Somebody's words inside a LIKE pattern: what is a wildcard there is an ordinary character here. */
export const likeWords = (text: string) => text.replace(/[\\%_]/g, '\\$&')
