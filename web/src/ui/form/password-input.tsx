import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button/icon-button'
import { TextInput } from './text-input'

/** A password that can be revealed, which prevents more typos than a second field. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="relative flex items-center">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pe-12"
        spellCheck={false}
        autoCapitalize="off"
      />
      <IconButton
        size="sm"
        className="absolute end-1"
        label={isShown ? 'Hide password' : 'Show password'}
        aria-pressed={isShown}
        icon={isShown ? EyeOff : Eye}
        onClick={() => setIsShown(!isShown)}
      />
    </span>
  )
}
