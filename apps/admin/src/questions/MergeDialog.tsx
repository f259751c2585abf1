import type { AdminQuestionRow } from '@kms/contract/admin-questions'
import { useQuery } from '@tanstack/react-query'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import { useAct } from '../form/use-act.ts'
import { api } from '../session/api.ts'
import { QUESTIONS } from './use-questions.ts'
import { SearchField } from '../list/SearchField.tsx'

type Props = { question: AdminQuestionRow; close: () => void }

/** Which piece stays. Offered are those that ask the same in nearly these words; any other by its number or address. */
export function MergeDialog({ question, close }: Props) {
  const [keyword, setKeyword] = useState(question.title)
  const [into, setInto] = useState<string | null>(null)
  const { act, pending, failure } = useAct(QUESTIONS)
  const isNamed = /\d$/.test(keyword) && !/\p{Script=Han}/u.test(keyword)
  const found = useQuery({
    queryKey: ['merge-targets', question.id, keyword],
    queryFn: async () => {
      if (isNamed) return (await api.adminListQuestions({ body: { keyword, size: 10 } })).records
      const type = question.questionType === 0 ? 'QUESTION' : 'TOPIC'
      return (await api.searchAll({ body: { keyword, type, size: 10 } })).records
    },
    enabled: keyword.trim() !== '',
  })
  const targets = (found.data ?? []).filter(({ id }) => id !== question.id)
  const merge = async () => {
    if (into === null) return
    const done = await act(() => api.adminMergeQuestion({ params: { id: question.id }, body: { into } }), '已合并')
    if (done) close()
  }
  return (
    <Modal
      open
      width={640}
      title={`合并《${question.title}》`}
      okText="合并到所选内容"
      okButtonProps={{ disabled: into === null }}
      cancelText="取消"
      confirmLoading={pending}
      onCancel={close}
      onOk={() => void merge()}
    >
      <ActFailure failure={failure} />
      <p className="dialog-note">
        回答、评论、点赞和收藏移到所选内容，原地址永久跳转过去，作者收到消息。30 天内可以撤销。
      </p>
      <SearchField
        label="查找要保留的内容"
        placeholder="标题、编号或地址"
        max={100}
        value={keyword}
        loading={found.isFetching}
        search={(typed) => {
          setInto(null)
          setKeyword(typed)
        }}
      />
      {targets.length === 0 && !found.isFetching ? (
        <p className="muted-cell" role="status">
          没有找到可以合并到的内容
        </p>
      ) : (
        <Radio.Group
          className="merge-targets"
          aria-label="要保留的内容"
          value={into}
          onChange={(event) => setInto(event.target.value)}
          options={targets.map(({ id, title }) => ({ value: id, label: `${title}（${id}）` }))}
        />
      )}
    </Modal>
  )
}
