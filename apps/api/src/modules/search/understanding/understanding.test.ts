import { describe, expect, it } from 'vitest'
import { correctWords } from './correct-words.ts'
import { buildLexicon } from './lexicon.ts'
import { pinyinText, readPinyin, syllablePairs } from './pinyin.ts'
import { understandQuery, withoutNumbers } from './understand-query.ts'

const lexicon = buildLexicon(['后备保护'])
const understand = (keyword: string) => understandQuery(keyword, lexicon)

describe('pinyin', () => {
  it.each([
    ['jiechuqi', ['jie', 'chu', 'qi']],
    ['xian', ['xian']],
    ['nvse', ['nv', 'se']],
  ])('reads %s', (letters, syllables) => expect(readPinyin(letters)).toEqual(syllables))

  it.each(['reset', 'led', 'nsx', 'mccb'])('does not read %s', (letters) => expect(readPinyin(letters)).toBeNull())

  it('keeps apart what does not stand together', () => {
    expect(pinyinText('NSX 断路器，重启')).toBe('duan lu qi | con qi')
    expect(syllablePairs(['duan', 'lu', 'qi'])).toEqual(['duanlu', 'luqi'])
  })
})

describe('words that only sound right', () => {
  it.each([
    ['断陆器 跳闸', '断路器 跳闸'],
    ['变平器报过流', '变频器报过流'],
    ['软启东器', '软起动器'],
  ])('%s is %s', (typed, meant) => expect(correctWords(typed, lexicon)).toBe(meant))

  it.each(['短路电流', '断路器', '我们公司', '光纤熔接机'])('%s stays', (typed) =>
    expect(correctWords(typed, lexicon)).toBe(typed),
  )
})

describe('understandQuery', () => {
  it('puts words for pinyin and for its first letters', () => {
    expect(understand('jiechuqi').words).toBe('接触器')
    expect(understand('bpq 过流').words).toBe('变频器 过流')
    expect(understand('houbeibaohu').words).toBe('后备保护')
  })

  it('keeps other pinyin by its sound', () => {
    expect(understand('atv310 huifu')).toMatchObject({ words: 'atv310', spoken: ['huifu'] })
  })

  it('leaves words of asking out of pinyin as it does out of characters', () => {
    expect(understand('huifuzenmeban').spoken).toEqual(['huifu'])
    expect(understand('weishenmejiechuqihuifu')).toMatchObject({ words: '接触器', spoken: ['huifu'] })
  })

  it('offers what was probably meant, and only then', () => {
    expect(understand('断陆器 NSX250F').correction).toBe('断路器 nsx250f')
    expect(understand('断路器 NSX250F').correction).toBeNull()
  })

  it('leaves letters of a catalogue number alone', () => {
    expect(understand('LC1D09M7C 响').words).toBe('lc1d09m7c 响')
  })

  it('takes quantities out of the words', () => {
    expect(understand('零点五兆欧 母线')).toMatchObject({ words: '母线', quantities: ['500000ohm'] })
  })
})

describe('a catalogue number beside words', () => {
  const words = (keyword: string, known: string[]) => withoutNumbers(understand(keyword), known).words

  it('is compared as a number only, when the catalogue knows it', () => {
    expect(words('MTZ2 20H1 合不上闸', ['MTZ220H1'])).toBe('合不上闸')
    expect(words('NSX250F 跳闸', ['NSX250F'])).toBe('跳闸')
  })

  it('stays among what must agree when nobody knows it', () => {
    expect(words('ABCD1234 说明书', [])).toBe('abcd1234 说明书')
    expect(words('NSX250F', ['NSX250F'])).toBe('nsx250f')
  })
})
