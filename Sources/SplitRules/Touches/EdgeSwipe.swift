/// How near to an edge a swipe from that edge begins, in points. UIKit's own figure is not public.
package let edgeSwipeWidth: Double = 30
