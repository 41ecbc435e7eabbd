import { createStore } from '@foyer/core/store'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import { useAccountLocale } from '../provider/account-locale.ts'
import type { AccountRoom } from './account-room.ts'
import { roomLoaders } from './room-loaders.ts'
import type { RoomProps } from './room-props.ts'

/** A room that is loaded when it is shown. If that has failed, it is loaded again when it is opened the next time. */
export function lazyRoom(load: () => Promise<ComponentType<RoomProps>>): ComponentType<RoomProps> {
  const create = () =>
    lazy(() =>
      load().then(
        (Room) => ({ default: Room }),
        (error: unknown) => {
          const Unloaded = () => <UnloadedRoom error={error} onLeft={reset} />
          return { default: Unloaded }
        },
      ),
    )
  const store = createStore(create())
  // React caches the result of a lazy component, even this one, so another try needs a new component.
  const reset = (): void => store.setState(create())
  return function LazyRoom(props) {
    const [Room] = useState(store.getState)
    return <Room {...props} />
  }
}

const rooms: Readonly<Record<AccountRoom, ComponentType<RoomProps>>> = {
  profile: lazyRoom(roomLoaders.profile),
  security: lazyRoom(roomLoaders.security),
  connections: lazyRoom(roomLoaders.connections),
  orders: lazyRoom(roomLoaders.orders),
  data: lazyRoom(roomLoaders.data),
}

/** The sections of a room, which are loaded when it is shown, unless the links to it have loaded them. */
export function RoomSections({ room, ...props }: RoomProps & { readonly room: AccountRoom }) {
  const { translate } = useAccountLocale()
  const Room = rooms[room]
  return (
    <Suspense fallback={<Skeleton text={translate('account_loading')} />}>
      <Room {...props} />
    </Suspense>
  )
}

/** The script could not be loaded: there is no network, or a new build has replaced it. A reload helps with both. */
function UnloadedRoom({ error, onLeft }: { readonly error: unknown; readonly onLeft: () => void }) {
  useEffect(() => onLeft, [onLeft])
  return <LoadFailure error={error} onRetry={() => location.reload()} />
}
