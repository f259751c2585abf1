/**
 * How people write around a filter. General knowledge of evasion, not of any one word: what is forbidden stands in the
 * database, and every way below applies to whatever stands there.
 */

/** What a part of a word is called instead. Keys and values are normalised (small, half-width, simplified). */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  微信: ['v信', 'w信', 'v心', 'v芯', 'wx', 'vx', 'v x', 'wechat', '微x', '绿泡泡', '绿色软件'],
  qq: ['扣扣', '企鹅', '球球', 'q q'],
  发票: ['fp', 'f票', '发p'],
  电话: ['dh'],
  支付宝: ['zfb'],
  淘宝: ['tb'],
  私聊: ['sl', 's聊'],
}

/** Small words put in between (加我微信). */
export const FILLERS: Readonly<Record<string, readonly string[]>> = {
  加: ['加我', '加个', '加下', '加一下', '加他', '加她'],
}

/** One character for a whole name: only when an account follows (加V：abc123), because they also mean something else. */
export const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  微信: ['v', '微', '薇', '威', '卫'],
  qq: ['q', '扣'],
}

/** Characters taken apart (信 as 亻言). */
export const TAKEN_APART: Readonly<Record<string, string>> = {
  加: '力口',
  信: '亻言',
  码: '石马',
  群: '君羊',
  价: '亻介',
  货: '化贝',
  代: '亻弋',
  低: '亻氐',
  职: '耳只',
  票: '西示',
  赌: '贝者',
  枪: '木仓',
  证: '讠正',
}

/** Another character that looks like it, as key; what it stands for, as value. Those that sound alike need no entry. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  徽: '微',
  徵: '微',
  薇: '微',
  佶: '信',
  咖: '加',
  茄: '加',
  珈: '加',
  玛: '码',
  郡: '群',
  岀: '出',
  贷: '货',
  阶: '价',
  抵: '低',
  伐: '代',
  井: '开',
  友: '发',
  栗: '票',
  粟: '票',
  嘌: '票',
  漂: '票',
  谦: '兼',
  嫌: '兼',
  识: '职',
  织: '职',
  涮: '刷',
  迸: '进',
  归: '扫',
  婶: '单',
  卑: '单',
}

/** Signs that are read aloud as a word. Everywhere else they only separate. */
export const SIGNS: Readonly<Record<string, string>> = {
  '+': '加',
  '➕': '加',
  '✚': '加',
  '✛': '加',
  '†': '加',
  '♥': '心',
  '❤': '心',
  '🐧': 'qq',
  '🐎': '马',
  '🐴': '马',
  '👗': '裙',
  '🧾': '票',
  '☎': '电话',
  '📞': '电话',
}
