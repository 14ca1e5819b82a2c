/// The greatest distance from an edge, in points, at which a swipe from that edge begins. UIKit's own figure is not
/// public.
package let edgeSwipeWidth: Double = 30
