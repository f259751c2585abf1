import { Button, Input } from 'antd'
import { Search } from 'lucide-react'

type Props = {
  label: string
  placeholder: string
  className?: string
  value?: string
  max: number
  loading?: boolean
  search: (typed: string) => void
}

/** The address decides: a value that changes there starts the field anew. */
export function SearchField({ label, placeholder, className = '', value = '', max, loading = false, search }: Props) {
  return (
    <Input.Search
      key={value}
      className={`list-search ${className}`}
      defaultValue={value}
      placeholder={placeholder}
      aria-label={label}
      maxLength={max}
      allowClear
      enterButton={
        <Button
          aria-label={`${label}：查找`}
          loading={loading}
          icon={<Search size={16} strokeWidth={1.75} aria-hidden />}
        />
      }
      onSearch={(typed) => search(typed.trim())}
    />
  )
}
