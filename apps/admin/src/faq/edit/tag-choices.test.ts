import { describe, expect, it } from 'vitest'
import { tagChoices } from './tag-choices.ts'

const tag = (id: string, name: string, parentId: string | null = null) => ({ id, name, parentId, faqCount: 0 })
const tree = [
  { ...tag('1', '故障现象'), children: [tag('2', '跳闸', '1'), tag('3', '误动作', '1')] },
  { ...tag('4', '安装'), children: [tag('5', '接线', '4')] },
]

describe('tagChoices', () => {
  it('puts the tags of the section first and never offers one twice', () => {
    expect(tagChoices(tree, [tag('3', '误动作', '1'), tag('4', '安装')])).toEqual([
      {
        label: '本板块标签',
        options: [
          { value: '3', label: '误动作' },
          { value: '4', label: '安装' },
        ],
      },
      {
        label: '故障现象',
        options: [
          { value: '1', label: '故障现象' },
          { value: '2', label: '跳闸' },
        ],
      },
      { label: '安装', options: [{ value: '5', label: '接线' }] },
    ])
  })

  it('has no empty groups', () => {
    expect(tagChoices(tree.slice(1), []).map((group) => group.label)).toEqual(['安装'])
  })
})
