/** 12480 → 12,480. Written out because Intl's output may differ between the server and a browser, which breaks hydration. */
export const formatCount = (count: number) => String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, ',')
