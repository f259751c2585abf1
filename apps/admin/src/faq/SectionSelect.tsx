import type { SectionRef } from '@kms/contract/sections'
import { useQuery } from '@tanstack/react-query'
import { TreeSelect, type TreeSelectProps } from 'antd'
import { sectionTreeQuery } from './faq-queries.ts'
import { sectionChoices } from './section-choices.ts'

type Props = Omit<TreeSelectProps<string | null>, 'treeData'> & { inUse?: SectionRef | undefined }

export function SectionSelect({ inUse, ...props }: Props) {
  const sections = useQuery(sectionTreeQuery)
  return (
    <TreeSelect<string | null>
      treeData={sectionChoices(sections.data ?? [], inUse)}
      loading={sections.isPending}
      showSearch={{ treeNodeFilterProp: 'title' }}
      notFoundContent={sections.isError ? '板块没有加载出来' : '没有匹配的板块'}
      {...props}
    />
  )
}
