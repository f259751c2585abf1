/** Cache tag of everything that home pages are made from: banners, notices, standings, everybody's 推荐. */
export const HOME_TAG = 'home'
