/** Why a file is turned down: `why` for our tests and figures, the words for its owner. */
export const REFUSALS = {
  size: '文件大小与声明的不一致，请重新上传',
  missing: '没有收到文件，请重新上传',
  type: '文件内容与扩展名不符',
  image: '图片已损坏或格式不支持，请换一张',
  pixels: '图片尺寸过大，请缩小后再上传',
  active: '文件含有可执行的脚本，不能上传',
  mixed: '文件中混有其他类型的内容，不能上传',
  archive: '压缩包已损坏或无法检查',
  bomb: '压缩包解压后过大，不能上传',
  paths: '压缩包内含有不安全的路径或链接',
  macro: '文档含有宏，请另存为不含宏的格式',
} as const
export type Why = keyof typeof REFUSALS

/** Thrown by whoever looks into a file; anything else that is thrown means that looking failed. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly why: Why
  constructor(why: Why, cause?: unknown) {
    super(why, { cause })
    this.why = why
  }
}
