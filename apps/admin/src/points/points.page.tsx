import { useQuery } from '@tanstack/react-query'
import { App } from 'antd'
import { useMayEdit } from '../faq/use-may-edit.ts'
import { describeFailure } from '../session/describe-failure.ts'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { EditedRow } from './EditedRow.tsx'
import { LedgerPanel } from './LedgerPanel.tsx'
import './points.css'
import { platformsQuery, rulesQuery, useSavePlatform, useSaveRule } from './points-queries.ts'

const LEAST = -100_000
const RULE_FIELDS = [
  { key: 'amount', label: '积分', min: LEAST },
  { key: 'reputation', label: '声望', min: 0 },
  { key: 'dailyCap', label: '每日上限', min: 0 },
] as const
const PLATFORM_FIELDS = [
  { key: 'minAmount', label: '单次最少', min: 1 },
  { key: 'maxAmount', label: '单次最多', min: 1 },
  { key: 'step', label: '倍数', min: 1 },
  { key: 'dailyLimit', label: '每人每日', min: 1 },
] as const

export function Component() {
  const { message } = App.useApp()
  const mayEdit = useMayEdit()
  const [rules, platforms] = [useQuery(rulesQuery), useQuery(platformsQuery)]
  const [saveRule, savePlatform] = [useSaveRule(), useSavePlatform()]
  const told = {
    onSuccess: () => void message.success('已保存'),
    onError: (error: unknown) => void message.error(describeFailure(error)),
  }
  return (
    <>
      <title>积分管理 - 施知道 运营台</title>
      <div className="page-head">
        <h1>积分管理</h1>
        <p className="page-note">改动只影响之后获得的积分；每次保存都有审计记录</p>
      </div>
      <section className="panel points-panel" aria-busy={rules.isFetching}>
        <h2>积分规则</h2>
        {rules.isError && <QueryFailure error={rules.error} retry={rules.refetch} />}
        <ul>
          {rules.data?.map((rule) => (
            <EditedRow
              key={`${rule.code}:${rule.revision}`}
              row={rule}
              name={rule.name}
              note={rule.note}
              fields={RULE_FIELDS}
              mayEdit={mayEdit}
              saving={saveRule.isPending && saveRule.variables.code === rule.code}
              save={(edited) => saveRule.mutate(edited, told)}
            />
          ))}
        </ul>
      </section>
      <section className="panel points-panel" aria-busy={platforms.isFetching}>
        <h2>兑换平台</h2>
        {platforms.isError && <QueryFailure error={platforms.error} retry={platforms.refetch} />}
        <ul>
          {platforms.data?.map((platform) => (
            <EditedRow
              key={`${platform.id}:${platform.revision}`}
              row={platform}
              name={platform.name}
              note={platform.description}
              fields={PLATFORM_FIELDS}
              mayEdit={mayEdit}
              saving={savePlatform.isPending && savePlatform.variables.id === platform.id}
              save={(edited) => savePlatform.mutate(edited, told)}
            />
          ))}
        </ul>
      </section>
      {mayEdit && <LedgerPanel />}
    </>
  )
}
