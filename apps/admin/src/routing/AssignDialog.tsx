import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WaitingQuestion } from '@kms/contract/admin-routing'
import { Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { api } from '../session/api.ts'
import { describeFailure } from '../session/describe-failure.ts'
import { expertsQuery, ROUTING_KEY } from './routing-queries.ts'

type Props = { question: WaitingQuestion; close: () => void }

/** One expert by hand; those who fit best stand first. */
export function AssignDialog({ question, close }: Props) {
  const client = useQueryClient()
  const experts = useQuery(expertsQuery(question.id))
  const [expertId, setExpertId] = useState<string>()
  const [note, setNote] = useState('')
  const assign = useMutation({
    mutationFn: (chosen: string) =>
      api.adminAssignQuestion({ params: { id: question.id }, body: { expertId: chosen, note } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ROUTING_KEY })
      close()
    },
  })
  const options = experts.data?.records.map(({ expert, offered, accepted, atWork }) => ({
    value: expert.id,
    label: `${expert.nickname}（手上 ${offered + accepted} 个${atWork ? '' : '，休息中'}）`,
  }))
  return (
    <Modal
      open
      title="派单"
      okText="邀请回答"
      cancelText="取消"
      okButtonProps={{ disabled: expertId === undefined, loading: assign.isPending }}
      onOk={() => expertId !== undefined && assign.mutate(expertId)}
      onCancel={close}
    >
      <div className="routing-assign">
        <p>{question.title}</p>
        <Select
          aria-label="专家"
          placeholder="选择专家，最合适的排在前面"
          showSearch
          optionFilterProp="label"
          loading={experts.isPending}
          options={options ?? []}
          value={expertId ?? null}
          onChange={(chosen) => setExpertId(chosen ?? undefined)}
        />
        <Input
          aria-label="附言"
          placeholder="附言（选填）"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {assign.isError && <p role="alert">{describeFailure(assign.error)}</p>}
      </div>
    </Modal>
  )
}
