import UIKit

print("starting")
__runApp()


