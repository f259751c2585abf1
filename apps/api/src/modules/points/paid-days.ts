/** What was published longer ago earns nothing by a change of today: it was paid then, or came before there were points. */
export const PAID_DAYS = 7
