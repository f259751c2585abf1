/**
 * Ordinary words of this trade that touch a forbidden one by chance: 增加微信推送 is not 加微信. A find that begins in the
 * middle of one of the first, or (unless it is written out exactly) ends in the middle of one of the second, is none.
 */
export const BEFORE: readonly string[] = [
  ...['增加', '附加', '外加', '施加', '叠加', '追加', '参加', '累加', '相加', '递加', '强加', '倍加', '更加', '愈加'],
  ...['替代', '现代', '换代', '取代', '时代', '降低', '减低', '最低', '高低', '清扫', '打扫', '除扫'],
]

export const AFTER: readonly string[] = [
  ...['信号', '信息', '信道', '信噪', '信任', '信心', '信用', '新型', '芯片', '芯线', '心线', '单元', '单位', '单相'],
  ...['单独', '单极', '单台', '票据', '货架', '群组', '码头', '进线', '出线', '出口'],
]
