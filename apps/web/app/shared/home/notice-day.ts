const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** yyyy-MM-dd where the readers are. */
export const dayOf = (at: string) => DAY.format(new Date(at))
